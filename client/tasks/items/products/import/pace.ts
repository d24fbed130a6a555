/** How many rows go into a request, and how long the rest takes: after what the last ones took. */

const FIRST = 50;
const LEAST = 10;

/** Most rows of one request: what the server takes. */
export const MOST = 500;

/** Milliseconds that a request is to take: progress is seen to move, and little is spent on sending. */
const AIM = 1500;

/** How much the latest requests count in the speed. */
const NEW_PART = 0.4;

export class Pace {
	/** Rows of the next request. */
	size = FIRST;

	private speed: number | null = null;

	/**
	 * Notes that rows were answered.
	 *
	 * @param rows         How many.
	 * @param milliseconds What they took.
	 */
	answered( rows: number, milliseconds: number ): void {
		const speed = rows / Math.max( milliseconds, 1 );
		this.speed = this.speed === null ? speed : this.speed * ( 1 - NEW_PART ) + speed * NEW_PART;
		if ( rows >= this.size ) {
			// Up in steps: the first rows may have been the easy ones.
			this.size = Math.round( Math.min( MOST, Math.max( LEAST, Math.min( AIM * speed, this.size * 2 ) ) ) );
		}
	}

	/** Notes that a request failed: a smaller one may pass. */
	failed(): void {
		this.size = Math.max( LEAST, Math.floor( this.size / 2 ) );
	}

	/** Seconds that some rows take; null while nothing is known. */
	secondsFor( rows: number ): number | null {
		return this.speed === null ? null : Math.ceil( rows / this.speed / 1000 );
	}
}
