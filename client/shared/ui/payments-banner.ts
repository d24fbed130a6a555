/** The place in the payments task for the banner of the provider that is recommended, and what is said there. */
import type { ReactNode } from 'react';

/** Name of the slot. */
export const PAYMENTS_BANNER = 'storewright_payments_banner';

/** What the server told of the banner. */
export interface PaymentsBannerFacts {
	/** Id of the suggestion that it is about. */
	provider: string;
	/** More currencies than this are taken; 0 to say nothing of it. */
	currencies: number;
	/** How many ways to pay there are; 0 to say nothing of it. */
	methods: number;
	/** Names of ways to pay, the best known first. */
	logos: readonly string[];
	/** Where the text is beside the picture; the other way round in languages that are read from right to left. */
	textPosition: 'left' | 'right';
}

/** What a fill of the slot is given. */
export interface PaymentsBannerProps {
	facts: PaymentsBannerFacts;
	/** What the provider is called. */
	title: string;
	/** What it does, a sentence. */
	content: string;
	/** Whether its plugin is there, but customers can't pay with it yet. */
	needsSetup: boolean;
	/** The button that begins or goes on with its setup. */
	action: ReactNode;
	/** Puts the focus on the list below: what had it is about to go. */
	onLeave: () => void;
	/** Has the page find out anew whether there is a banner. */
	onChanged: () => void;
}
