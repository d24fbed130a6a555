import type { Task } from '../../types';

/** What the owner can do with the provider's account by following a link. */
export type Variant = 'connect' | 'test_drive' | 'reset' | 'disable_test_mode';

export interface PaymentsAccount {
	/** What the provider is called. */
	name: string;
	isConnected: boolean;
	/** Whether the account is for trying out: no money moves. */
	isTestMode: boolean;
	/** Addresses that are good for this user, a nonce in each. */
	links: Readonly< Record< Variant, string > >;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/** What the server told of the provider; null where there is none. */
export function accountOf( { additionalData }: Pick< Task, 'additionalData' > ): PaymentsAccount | null {
	const { provider, connectLinks } = additionalData;
	if ( ! isRecord( provider ) ) {
		return null;
	}
	const links = isRecord( connectLinks ) ? connectLinks : {};
	return {
		name: textOf( provider.name ),
		isConnected: provider.isConnected === true,
		isTestMode: provider.isTestMode === true,
		links: {
			connect: textOf( links.connect ),
			test_drive: textOf( links.test_drive ),
			reset: textOf( links.reset ),
			disable_test_mode: textOf( links.disable_test_mode ),
		},
	};
}
