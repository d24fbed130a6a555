/** Into how many parts shops are divided for promotions: each has a number from 1 to this one. */
const PARTS = 120;

/** The last number that is offered something where no percentage is given. */
const LAST_BY_DEFAULT = 12;

/**
 * The last number of the shops that a percentage stands for.
 *
 * @param percentage Of all shops; null where none is given.
 */
export const lastNumber = ( percentage: number | null ): number =>
	percentage === null ? LAST_BY_DEFAULT : ( percentage / 100 ) * PARTS;

/**
 * Whether a promotion has reached a shop.
 *
 * @param assignment The shop's number, as the option has it; nothing is offered to shops without one.
 * @param percentage Of all shops; null where none is given.
 */
export function hasReached( assignment: unknown, percentage: number | null ): boolean {
	const number = typeof assignment === 'string' || typeof assignment === 'number' ? Number( assignment ) : NaN;
	return Number.isInteger( number ) && number >= 1 && number <= lastNumber( percentage );
}
