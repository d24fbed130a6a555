import { fixture, onRequest, restError, type RestRequest } from '../../../../shared/test-utils';
import { withPartInOrder } from '../../../../shared/ui/sortable';
import { ACCOUNTS, type BankAccount, type Gateway, GATEWAYS, ORDER, type Suggestion, SUGGESTIONS } from '../store';

const [ someSuggestion ] = fixture< { body: Suggestion[] } >( 'wc-admin.payment-gateway-suggestions' ).body;
const [ someGateway ] = fixture< { body: Gateway[] } >( 'wc.v3.payment_gateways' ).body;

/** A suggestion as the server tells of it, of nothing in particular, with what a test needs different. */
export const aSuggestion = ( id: string, differing: Partial< Suggestion > = {} ): Suggestion => ( {
	...( someSuggestion as Suggestion ),
	id,
	title: `Provider ${ id }`,
	content: `What ${ id } does.`,
	plugins: [],
	missing_plugins: [],
	recommendation_priority: null,
	category: 'main',
	external_link: '',
	transaction_processors: {},
	postInstallScripts: [],
	state: { test_mode: false, needs_setup: false, dev_mode: false },
	...differing,
} );

/** A suggestion whose plugin is missing. */
export const aMissing = ( id: string, differing: Partial< Suggestion > = {} ): Suggestion =>
	aSuggestion( id, { plugins: [ id ], missing_plugins: [ id ], ...differing } );

/** A way to pay that the shop has, with what a test needs different. */
export const aGateway = ( id: string, differing: Partial< Gateway > = {} ): Gateway => ( {
	...( someGateway as Gateway ),
	id,
	title: `Gateway ${ id }`,
	method_title: `Gateway ${ id }`,
	settings_url: `http://shop.example/wp-admin/admin.php?page=wc-settings&section=${ id }`,
	...differing,
} );

type Settings = Gateway[ 'settings' ];

/** A setting of a way to pay. */
export const aSetting = (
	id: string,
	label: string,
	differing: Partial< NonNullable< Settings[ string ] > > = {}
): Settings => ( {
	[ id ]: {
		id,
		label,
		description: '',
		type: 'text',
		value: '',
		default: '',
		tip: '',
		placeholder: '',
		...differing,
	},
} );

/** A way to pay that needs settings. */
export const needing = ( id: string, settings: Settings, differing: Partial< Gateway > = {} ): Gateway =>
	aGateway( id, { settings, required_settings_keys: Object.keys( settings ), needs_setup: true, ...differing } );

interface Kept {
	suggestions: Suggestion[];
	gateways: Gateway[];
	accounts: BankAccount[];
}

interface Wanted {
	enabled?: boolean;
	settings?: Record< string, string >;
}

const versionOf = ( accounts: BankAccount[] ) => JSON.stringify( accounts );

/**
 * Has the server keep ways to pay as the real one does; tests change what it keeps as somebody else would.
 *
 * @param kept What it holds at first.
 */
export function answerPayments( kept: Kept ): Kept {
	onRequest( 'GET', SUGGESTIONS, () => kept.suggestions );
	onRequest( 'GET', GATEWAYS, () => kept.gateways );
	for ( const { id } of kept.gateways ) {
		onRequest( 'PUT', `${ GATEWAYS }/${ id }`, ( { data }: RestRequest ) => {
			const { enabled = false } = data as Wanted;
			kept.gateways = kept.gateways.map( ( known ) => ( known.id === id ? { ...known, enabled } : known ) );
			return kept.gateways.find( ( known ) => known.id === id );
		} );
	}
	onRequest( 'PUT', ORDER, ( { data }: RestRequest ) => {
		const { ids, known } = data as { ids: string[]; known: string[] };
		const theirs = kept.gateways.map( ( { id } ) => id ).filter( ( id ) => ids.includes( id ) );
		if ( theirs.join() !== known.join() ) {
			throw restError( 'storewright_payment_order_changed', 'Arranged by somebody else.', 409 );
		}
		const wanted = ids.flatMap( ( id ) => kept.gateways.filter( ( gateway ) => gateway.id === id ) );
		kept.gateways = withPartInOrder( kept.gateways, wanted );
		return kept.gateways;
	} );
	onRequest( 'GET', ACCOUNTS, () => ( { accounts: kept.accounts, version: versionOf( kept.accounts ) } ) );
	onRequest( 'PUT', ACCOUNTS, ( { data }: RestRequest ) => {
		const { accounts, version } = data as { accounts: BankAccount[]; version: string };
		if ( version !== versionOf( kept.accounts ) ) {
			throw { code: 'storewright_bank_accounts_changed', message: 'Changed.', data: { status: 409 } };
		}
		kept.accounts = accounts;
		return { accounts, version: versionOf( accounts ) };
	} );
	return kept;
}
