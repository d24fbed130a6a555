/**
 * Answers a click, but not the second one of a double click: a dialog's button may come to lie below the pointer that has opened it.
 *
 * @param answer What the click does.
 */
export const onFirstClick =
	( answer: () => unknown ) =>
	( { detail }: { detail: number } ): void => {
		if ( detail < 2 ) {
			answer();
		}
	};
