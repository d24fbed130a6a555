/** Things that filters can be set to, as the server finds and names them. */
import { register } from '@wordpress/data';

import type { AnalyticsChoice } from '../../generated/rest';
import { createQueryStore, type Fetching } from '../../shared/data/query-store';
import { request } from '../../shared/data/request';
import { formatQuery } from '../../shared/routing';
import type { ChoiceKind } from './types';

interface Finding {
	of: ChoiceKind;
	search: string;
	/** Of variations: their product; '' for any. */
	product: string;
	/** Whether anybody looks: where not, nothing is asked. */
	isOpen: boolean;
}

interface Naming {
	of: ChoiceKind;
	/** Values, separated by commas. */
	values: string;
}

const BASE = '/wc-admin/analytics/choices?';

/** How many are offered at once. */
const OFFERED = 20;

/** The store of what filters can be set to. */
export const choicesStore = createQueryStore( 'storewright/choices', {
	/** The first things of a kind in whose names a text occurs. */
	find: ( { query, signal }: Fetching< Finding > ): Promise< readonly AnalyticsChoice[] > => {
		const { of, search, product, isOpen } = query;
		const asked = {
			of,
			search: search === '' ? undefined : search,
			product: product === '' ? undefined : product,
			per_page: String( OFFERED ),
		};
		return isOpen ? request( { path: BASE + formatQuery( asked ), signal } ) : Promise.resolve( [] );
	},
	/** The things that a filter names; those that are gone are missing. */
	named: ( { query: { of, values }, signal }: Fetching< Naming > ): Promise< readonly AnalyticsChoice[] > =>
		values === ''
			? Promise.resolve( [] )
			: request( { path: BASE + formatQuery( { of, include: values } ), signal } ),
} );

register( choicesStore );
