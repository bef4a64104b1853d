import { execFileSync } from 'node:child_process';

/** Runs a command and returns whether it succeeded. */
export const succeeds = (command, ...args) => {
	try {
		execFileSync(command, args, { stdio: 'inherit' });
		return true;
	} catch {
		return false;
	}
};

/** Installs a Debian package, as root or with sudo, if apt exists. */
export function aptInstall(name) {
	if (process.platform !== 'linux') return false;
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	const apt = (...args) => succeeds(...[...sudo, 'apt-get', ...args]);
	return apt('update', '-qq') && apt('install', '-y', '-qq', name);
}
