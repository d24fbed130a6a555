import { __, sprintf } from '@wordpress/i18n';

import type { Command } from '../shared/commands';
import { customerUrl } from '../shared/data/customer-url';
import { getPageData, userCan } from '../shared/data/page-data';
import { request } from '../shared/data/request';
import { navigate } from '../shared/routing';
import { createFinder } from './finder';

interface Customer {
	id: number;
	first_name: string;
	last_name: string;
	username: string;
	email: string;
}

const read = ( search: string, signal: AbortSignal ) =>
	request< Customer[] >( {
		path: `/wc/v3/customers?search=${ encodeURIComponent(
			search
		) }&per_page=5&_fields=id,first_name,last_name,username,email`,
		signal,
	} );

const commandsOf = ( { id, first_name: first, last_name: last, username, email }: Customer ): Command[] => [
	{
		name: `storewright/customer-${ id }`,
		label: sprintf(
			/* translators: 1: name of a customer. 2: email address. */
			__( 'Customer: %1$s · %2$s', 'storewright' ),
			`${ first } ${ last }`.trim() || username,
			email
		),
		category: 'edit',
		callback: ( { close } ) => {
			close();
			navigate( customerUrl( { user: id } ) );
		},
	},
];

/** Finds customers by name or email address. */
export const useCustomers = createFinder( {
	name: 'storewright/customers',
	read,
	useCommandsOf: () => commandsOf,
	/* translators: %s: sentence that says why. */
	failure: ( reason ) => sprintf( __( 'Customers could not be searched: %s', 'storewright' ), reason ),
} );

/** Whether the user may list accounts and open what is found: beside WooCommerce, WordPress's page of the user. */
export const mayFindCustomers = () =>
	[ 'manage_woocommerce', 'list_users', ...( getPageData().isCompanion ? [ 'edit_users' ] : [] ) ].every( userCan );
