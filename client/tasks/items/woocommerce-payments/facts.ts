import { isRecord } from '../../../shared/is-record';
import type { Task } from '../../types';

/** Actions on the provider's account that a link leads to. */
export type Variant = 'connect' | 'test_drive' | 'reset' | 'disable_test_mode';

export interface PaymentsAccount {
	/** Name of the provider. */
	name: string;
	isConnected: boolean;
	/** Whether the account is for trying out: no money moves. */
	isTestMode: boolean;
	/** Addresses that are good for this user, a nonce in each. */
	links: Readonly< Record< Variant, string > >;
}

const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/** Data from the server about the provider; null where there is none. */
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
