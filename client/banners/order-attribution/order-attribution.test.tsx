import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';

import type { MiscRecommendation } from '../../generated/rest';
import { optionsStore } from '../../shared/data/options';
import { fixture, onRequest, renderScreen, requestsMade } from '../../shared/test-utils';
import { SERVER_ERROR } from '../../shared/test-utils/failures';
import { interceptRequest } from '../../shared/test-utils/rest';
import { AnalyticsBannerSlot, HeaderActionsSlot } from '../../shared/slots';
import Offer from './offer';
import { hasReached, lastNumber } from './rollout';
import { OFFER_OPTIONS, store } from './store';
import { orderAttributionFills } from './fills';

const DISMISSED = 'woocommerce_order_attribution_install_banner_dismissed';
const ASSIGNMENT = 'woocommerce_remote_variant_assignment';
const OPTIONS = '/wc-admin/options';
const READ = `${ OPTIONS }?options=${ DISMISSED },${ ASSIGNMENT }`;
const RECOMMENDATIONS = '/wc-admin/marketing/misc-recommendations';
const PAGE = 'https://woocommerce.com/products/woocommerce-analytics/';

const [ recommended ] = fixture< { body: [ MiscRecommendation ] } >( 'wc-admin.marketing.misc-recommendations' ).body;

const listener = jest.fn();

beforeEach( () => {
	listener.mockReset();
	addAction( 'storewright.event', 'test', listener );
} );

afterEach( () => {
	removeAction( 'storewright.event', 'test' );
} );

interface World {
	recommendations?: MiscRecommendation[];
	assignment?: unknown;
	dismissed?: unknown;
}

const show = async ( { recommendations = [ recommended ], assignment = '77', dismissed = false }: World = {} ) => {
	onRequest( 'GET', RECOMMENDATIONS, recommendations );
	onRequest( 'GET', READ, { [ DISMISSED ]: dismissed, [ ASSIGNMENT ]: assignment } );
	onRequest( 'POST', OPTIONS, { [ DISMISSED ]: true } );
	const shown = renderScreen(
		<div className="storewright">
			<h1 tabIndex={ -1 }>Overview</h1>
			<header aria-label="Head">
				<HeaderActionsSlot />
			</header>
			<AnalyticsBannerSlot />
			<Offer />
		</div>,
		{ path: '/analytics/overview', stores: [ store as never ] }
	);
	await waitFor( () =>
		expect( [
			shown.registry.select( store ).hasFinishedResolution( 'getRecommendations', [ {} ] ),
			shown.registry.select( optionsStore ).hasFinishedResolution( 'getOptions', [ OFFER_OPTIONS ] ),
		] ).toEqual( [ true, true ] )
	);
	return shown;
};

const banner = () => screen.queryByRole( 'region', { name: 'Find out where your orders come from' } );
const headerButton = () => screen.queryByRole( 'link', { name: 'See where orders come from (opens in a new tab)' } );
const close = () => screen.getByRole( 'button', { name: 'Close the banner about where orders come from' } );
const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );
const follow = ( link: HTMLElement ) => link.addEventListener( 'click', ( event ) => event.preventDefault() );

describe( 'the offer', () => {
	it( 'is a banner that leads to the plugin’s own page, in another tab [A2-057] [A2-058] [A3-019]', async () => {
		const { user } = await show();
		const link = within( banner()! ).getByRole( 'link', { name: /^Get WooCommerce Analytics/ } );
		expect( link ).toHaveAttribute( 'href', PAGE );
		expect( link ).toHaveAttribute( 'target', '_blank' );
		expect( link ).toHaveAttribute( 'rel', expect.stringContaining( 'noreferrer' ) );
		expect( headerButton() ).not.toBeInTheDocument();
		follow( link );
		await user.click( link );
		const facts = { path: '/analytics/overview', context: 'analytics-overview' };
		expect( listener.mock.calls ).toEqual( [
			[ 'order_attribution_install_banner_viewed', facts ],
			[ 'order_attribution_install_banner_clicked', facts ],
		] );
	} );

	it( 'is a button in the header once the banner was closed [A2-057] [A2-058] [A4-036]', async () => {
		const { user } = await show( { dismissed: 'yes' } );
		expect( banner() ).not.toBeInTheDocument();
		expect( within( screen.getByRole( 'banner' ) ).getByRole( 'link' ) ).toBe( headerButton() );
		expect( headerButton() ).toHaveAttribute( 'href', PAGE );
		follow( headerButton()! );
		await user.click( headerButton()! );
		expect( listener.mock.calls ).toEqual( [
			[
				'order_attribution_install_banner_clicked',
				{ path: '/analytics/overview', context: 'analytics-overview-header' },
			],
		] );
	} );

	const of = ( percentage?: number | null ): MiscRecommendation[] => {
		const { order_attribution_promotion_percentage: _, ...rest } = recommended;
		return [ percentage === undefined ? rest : { ...rest, order_attribution_promotion_percentage: percentage } ];
	};

	it.each( [
		[ 'this shop’s number is beyond the percentage', { recommendations: of( 60 ), assignment: '73' } ],
		[ 'it is beyond the default', { recommendations: of( null ), assignment: '13' } ],
		[ 'this shop has no number', { assignment: false } ],
		[ 'nothing is recommended', { recommendations: [] } ],
		[ 'what is recommended says nothing of orders', { recommendations: of(), assignment: '1' } ],
	] )( 'is not made where %s [A9-008]', async ( _, world ) => {
		await show( world );
		expect( banner() ).not.toBeInTheDocument();
		expect( headerButton() ).not.toBeInTheDocument();
		expect( listener ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'this shop’s number is the last of the percentage', { recommendations: of( 60 ), assignment: '72' } ],
		[ 'it is the last by default', { recommendations: of( null ), assignment: 12 } ],
	] )( 'is made where %s [A9-008] [A9-010]', async ( _, world ) => {
		await show( world );
		expect( banner() ).toBeVisible();
	} );

	it( 'stays away where it can’t be known', async () => {
		onRequest( 'GET', RECOMMENDATIONS, () =>
			Promise.reject( { code: 'internal', message: 'The database is away.' } )
		);
		onRequest( 'GET', READ, {} );
		const { registry } = renderScreen(
			<>
				<AnalyticsBannerSlot />
				<Offer />
			</>,
			{ stores: [ store as never ] }
		);
		await waitFor( () =>
			expect( registry.select( store ).hasResolutionFailed( 'getRecommendations', [ {} ] ) ).toBe( true )
		);
		expect( banner() ).not.toBeInTheDocument();
	} );
} );

describe( 'closing the banner', () => {
	it( 'stores its option as yes, leaves the button, and can be undone [A4-036]', async () => {
		const { user } = await show();
		await user.click( close() );
		expect( banner() ).not.toBeInTheDocument();
		expect( headerButton() ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Overview' } ) ).toHaveFocus();
		expect( requestsMade( 'POST' ) ).toEqual( [
			{ method: 'POST', path: OPTIONS, data: { [ DISMISSED ]: 'yes' } },
		] );
		await user.click( await messages().findByRole( 'button', { name: 'Undo' } ) );
		expect( banner() ).toBeVisible();
		expect( requestsMade( 'POST' ).at( -1 )?.data ).toEqual( { [ DISMISSED ]: 'no' } );
		expect( listener.mock.calls.map( ( [ name ] ) => name ) ).toContain(
			'order_attribution_install_banner_dismissed'
		);
	} );

	it( 'is taken back when a server error comes between, says why, and is tried again', async () => {
		const { arm, reason } = SERVER_ERROR;
		const { user } = await show();
		const { answer, strike } = arm();
		const repair = interceptRequest( 'POST', OPTIONS, answer );
		await user.click( close() );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 1 ) );
		await act( async () => strike() );
		expect( await messages().findByText( `The banner could not be dismissed. ${ reason }` ) ).toBeVisible();
		expect( banner() ).toBeVisible();
		repair();
		await user.click( messages().getByRole( 'button', { name: 'Try again' } ) );
		expect( await messages().findByText( 'The banner was closed.' ) ).toBeVisible();
		expect( banner() ).not.toBeInTheDocument();
		expect( requestsMade( 'POST' ) ).toHaveLength( 2 );
	} );
} );

describe( 'where it is made', () => {
	const isFor = ( path: string ) => orderAttributionFills[ 0 ].isFor( { path, query: {}, params: {} } );
	const may = { install_plugins: true };

	it.each( [
		[
			'the overview of the reports, to who may install plugins',
			'/analytics/overview',
			{ capabilities: may },
			true,
		],
		[ 'no other page', '/', { capabilities: may }, false ],
		[ 'no report', '/analytics/orders', { capabilities: may }, false ],
		[ 'nowhere to who may not', '/analytics/overview', { capabilities: {} }, false ],
		[ 'nowhere without promotions', '/analytics/overview', { capabilities: may, promotions: false }, false ],
	] )( '%s [A6-003] [A2-057]', ( _, path, pageData, expected ) => {
		window.storewright = pageData;
		expect( isFor( path ) ).toBe( expected );
	} );
} );

it.each( [
	[ 100, 120 ],
	[ 60, 72 ],
	[ 10, 12 ],
	[ 0, 0 ],
	[ null, 12 ],
] )( 'makes of %p percent the last of 120 numbers: %i [A9-008] [A9-010]', ( percentage, last ) => {
	expect( lastNumber( percentage ) ).toBeCloseTo( last );
	expect( hasReached( last + 1, percentage ) ).toBe( false );
	expect( hasReached( String( last ), percentage ) ).toBe( last > 0 );
} );

it.each( [ false, null, undefined, '', 'x', 0, -1, 1.5, [] ] )(
	'offers nothing to a shop of number %p',
	( assignment ) => {
		expect( hasReached( assignment, 100 ) ).toBe( false );
	}
);
