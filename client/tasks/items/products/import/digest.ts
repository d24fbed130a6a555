/** A short text that is the same for the same texts: two sums, so that others share it once in 2^50 times at most. */
export class Digest {
	private one = 7;
	private other = 11;

	/** Adds texts; where one ends and the next begins counts, too. */
	add( texts: readonly string[] ): void {
		const text = `${ texts.join( '\u001f' ) }\u001e`;
		for ( let index = 0; index < text.length; index++ ) {
			const code = text.charCodeAt( index );
			this.one = ( this.one * 131 + code ) % 33_554_393;
			this.other = ( this.other * 137 + code ) % 33_554_383;
		}
	}

	text(): string {
		return `${ this.one.toString( 36 ) }-${ this.other.toString( 36 ) }`;
	}
}
