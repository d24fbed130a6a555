/** Returns what an action gives, null where it throws: a browser may refuse its storage, or have no room. */
export function tryOrNull< Result >( act: () => Result ): Result | null {
	try {
		return act();
	} catch {
		return null;
	}
}
