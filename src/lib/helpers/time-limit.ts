/** Whether a promise is fulfilled or rejected within so many milliseconds. */
export async function endsWithin(promise: PromiseLike<unknown>, milliseconds: number): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), milliseconds);
	});
	const ended = promise.then(
		() => true,
		() => true
	);
	const isInTime = await Promise.race([ended, late]);
	clearTimeout(timer);
	return isInTime;
}
