/** Paths of the quarters of a circle, clockwise from the top. */
const QUARTERS = [ 'M12 12V6a6 6 0 0 1 6 6z', 'M12 12h6a6 6 0 0 1-6 6z', 'M12 12v6a6 6 0 0 1-6-6z' ];

interface SetupRingProps {
	/** Steps that are done. */
	completed: number;
	/** All steps. */
	total: number;
}

/**
 * How many quarters of the ring are filled: one from the first step on, two from half of the steps on, three from three
 * quarters on.
 */
export function filledQuarters( { completed, total }: SetupRingProps ): number {
	const share = total > 0 ? completed / total : 0;
	return [ share > 0, share >= 0.5, share >= 0.75 ].filter( Boolean ).length;
}

/** The progress of the setup as an icon. */
export const SetupRing = ( progress: SetupRingProps ) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<circle cx="12" cy="12" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
		{ QUARTERS.slice( 0, filledQuarters( progress ) ).map( ( path ) => (
			<path key={ path } d={ path } fill="currentColor" data-quarter />
		) ) }
	</svg>
);
