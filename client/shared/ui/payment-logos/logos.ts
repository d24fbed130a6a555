/** How a word-mark of ours is written; none of them is anybody's logo. */
type Look = 'upright' | 'slanted' | 'wide' | 'light';

interface Logo {
	/** The name as its owner writes it. */
	text: string;
	look: Look;
}

/** Payment methods with a logo, the best known first. */
export const LOGOS = {
	visa: { text: 'Visa', look: 'slanted' },
	mastercard: { text: 'Mastercard', look: 'upright' },
	amex: { text: 'Amex', look: 'wide' },
	discover: { text: 'Discover', look: 'wide' },
	woopay: { text: 'WooPay', look: 'upright' },
	applepay: { text: 'Apple Pay', look: 'light' },
	googlepay: { text: 'Google Pay', look: 'light' },
	afterpay: { text: 'Afterpay', look: 'slanted' },
	affirm: { text: 'Affirm', look: 'light' },
	klarna: { text: 'Klarna', look: 'upright' },
} as const satisfies Record< string, Logo >;

export type LogoName = keyof typeof LOGOS;
