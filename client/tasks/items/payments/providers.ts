import { userCan } from '../../../shared/data/page-data';
import type { Gateway, Suggestion } from './store';

/** The parts of the list, in their order; `own` is what plugins brought that nobody suggested. */
export const GROUPS = [ 'main', 'local', 'additional', 'other', 'own', 'offline' ] as const;

export type Group = ( typeof GROUPS )[ number ];

export interface Script {
	handle: string;
	src: string;
}

/** A way to pay as the owner chooses it: what is suggested together with what the shop has of it. */
export interface Provider {
	id: string;
	title: string;
	content: string;
	group: Group;
	/** Address of a picture on this site; '' for none. */
	image: string;
	/** The lower, the more it is recommended; null for not at all. */
	priority: number | null;
	/** Where it is set up, if that is not on this site; '' otherwise. */
	externalLink: string;
	/** Payment processors that customers see: name and picture. */
	processors: ReadonlyArray< readonly [ string, string ] >;
	plugins: readonly string[];
	missingPlugins: readonly string[];
	scripts: readonly Script[];
	/** The shop's gateway; null where its plugins are missing, or brought none. */
	gateway: Gateway | null;
	isEnabled: boolean;
	/** Whether there is something to set up at all. */
	hasSetup: boolean;
	needsSetup: boolean;
	/** Whether the plugins that bring it are there. */
	isInstalled: boolean;
	isTestMode: boolean;
	/** Payment methods that the provider would enable first. */
	recommendedMethods: readonly string[];
}

/** Returns the action of a payment provider's button. */
export type ProviderAction = 'start' | 'finish' | 'enable' | 'manage';

export const BANK_TRANSFER = 'bacs';
export const WOOPAYMENTS = 'woocommerce_payments';

const isDefined = < T >( value: T | undefined ): value is T => value !== undefined;

/** Returns the address of a gateway's script: WooCommerce answers with what WordPress knows of it, Storewright with the address. */
const addressOf = ( script: string | { src: string } ) => ( typeof script === 'string' ? script : script.src );

/** The settings without which a way to pay does not work. */
export const requiredSettings = ( { required_settings_keys: keys, settings }: Gateway ) =>
	keys.map( ( key ) => settings[ key ] ).filter( isDefined );

function providerOf( id: string, suggestion: Suggestion | undefined, gateway: Gateway | undefined ): Provider {
	const plugins = suggestion?.plugins ?? [];
	const missingPlugins = suggestion?.missing_plugins ?? [];
	const state = suggestion?.state;
	return {
		id,
		title: suggestion?.title ?? gateway?.method_title ?? id,
		content: suggestion?.content ?? gateway?.method_description ?? '',
		group: suggestion?.category ?? 'own',
		image: suggestion?.image_72x72 || suggestion?.image || '',
		priority: suggestion?.recommendation_priority ?? null,
		externalLink: suggestion?.external_link ?? '',
		processors: Object.entries( suggestion?.transaction_processors ?? {} ).map( ( [ name, image ] ) => [
			name,
			image ?? '',
		] ),
		plugins,
		missingPlugins,
		scripts: [
			...( suggestion?.postInstallScripts ?? [] ),
			...( gateway?.post_install_scripts ?? [] ).map( ( script, index ) => ( {
				handle: `${ id }-${ index }`,
				src: addressOf( script ),
			} ) ),
		],
		gateway: gateway ?? null,
		isEnabled: gateway?.enabled ?? false,
		hasSetup:
			plugins.length > 0 ||
			id === BANK_TRANSFER ||
			( gateway !== undefined && ( requiredSettings( gateway ).length > 0 || gateway.connection_url !== null ) ),
		needsSetup:
			gateway === undefined ||
			missingPlugins.length > 0 ||
			gateway.needs_setup ||
			( state?.needs_setup ?? false ),
		isInstalled: plugins.length > 0 && missingPlugins.length === 0,
		isTestMode: state !== undefined && ( state.test_mode || state.dev_mode ),
		recommendedMethods: suggestion?.onboarding.recommended_payment_methods ?? [],
	};
}

/**
 * Every way to pay that there is for this store: what is suggested, and what plugins brought besides.
 *
 * @param suggestions What is suggested.
 * @param gateways    What the shop has.
 */
export function providersOf( suggestions: readonly Suggestion[], gateways: readonly Gateway[] ): Provider[] {
	const visible = suggestions.filter( ( { is_visible } ) => is_visible );
	const ids = new Set( [ ...visible, ...gateways ].map( ( { id } ) => id ) );
	return [ ...ids ].map( ( id ) =>
		providerOf(
			id,
			visible.find( ( suggestion ) => suggestion.id === id ),
			gateways.find( ( gateway ) => gateway.id === id )
		)
	);
}

/** Those that this user can do something with: who may not install plugins is not shown what needs one. */
export const filterInstallable = ( providers: readonly Provider[] ): Provider[] =>
	providers.filter( ( { missingPlugins } ) => missingPlugins.length === 0 || userCan( 'install_plugins' ) );

const rank = ( { priority }: Provider ) => priority ?? Infinity;

/** Those of a part of the list, the most recommended first. */
export const inGroup = ( providers: readonly Provider[], group: Group ): Provider[] =>
	providers
		.filter( ( provider ) => provider.group === group )
		.sort( ( one, other ) => {
			const [ first, second ] = [ rank( one ), rank( other ) ];
			return first === second ? 0 : first - second;
		} );

/** The one that is recommended; null where none is. */
export function recommendedOf( providers: readonly Provider[] ): Provider | null {
	const candidates = [ ...inGroup( providers, 'main' ), ...inGroup( providers, 'local' ) ];
	const [ first ] = candidates
		.filter( ( { priority } ) => priority !== null )
		.sort( ( one, other ) => rank( one ) - rank( other ) );
	return first ?? null;
}

/** Returns the action of a provider's button. */
export function actionOf( { hasSetup, needsSetup, isInstalled, isEnabled }: Provider ): ProviderAction {
	if ( hasSetup && needsSetup ) {
		return isInstalled ? 'finish' : 'start';
	}
	return isEnabled ? 'manage' : 'enable';
}
