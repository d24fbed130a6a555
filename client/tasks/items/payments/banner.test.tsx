import { Fill } from '@wordpress/components';
import { act, screen } from '@testing-library/react';

import { PAYMENTS_BANNER, type PaymentsBannerProps } from '../../../shared/slots';
import type { PageData } from '../../../shared/data/page-data';
import { group, open } from './test-utils/open-task';
import { aGateway, aMissing, aSuggestion, needing, aSetting } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const FACTS = { provider: 'moon', currencies: 135, methods: 20, logos: [], textPosition: 'left' };

const BannerFill = () => (
	<Fill name={ PAYMENTS_BANNER }>
		{ ( fillProps: object ) => {
			const { title, needsSetup, action } = fillProps as PaymentsBannerProps;
			return (
				<section aria-label={ `Banner of ${ title }` }>
					{ needsSetup && 'Setup required' }
					{ action }
				</section>
			);
		} }
	</Fill>
);

interface Situation {
	banner?: object | null;
	suggestions?: ReturnType< typeof aSuggestion >[];
	gateways?: ReturnType< typeof aGateway >[];
	pageData?: Partial< PageData >;
	isFilled?: boolean;
}

const openWith = ( situation: Situation = {} ) =>
	open( {
		suggestions: situation.suggestions ?? [
			aMissing( 'moon', { title: 'Moon Pay', recommendation_priority: 1 } ),
			aMissing( 'sun', { recommendation_priority: 2 } ),
		],
		gateways: situation.gateways ?? [],
		facts: { banner: situation.banner === undefined ? FACTS : situation.banner },
		pageData: situation.pageData ?? {},
		children: situation.isFilled !== false && <BannerFill />,
	} );
const banner = () => screen.queryByRole( 'region', { name: 'Banner of Moon Pay' } );
const loader = () => screen.queryByRole( 'status', { name: 'Loading…' } );

describe( 'the place of the provider’s banner', () => {
	it( 'is above the list, for the provider that is recommended [A2-059]', async () => {
		openWith();
		const main = await group( 'Payment providers' );
		expect( banner()?.compareDocumentPosition( main ) ).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
		expect( banner() ).toHaveTextContent( 'Get started' );
		expect( banner() ).not.toHaveTextContent( 'Setup required' );
	} );

	it( 'says that setup is required once the plugin is there [A2-061]', async () => {
		openWith( {
			suggestions: [
				aSuggestion( 'moon', {
					title: 'Moon Pay',
					plugins: [ 'moon' ],
					recommendation_priority: 1,
					state: { test_mode: false, needs_setup: true, dev_mode: false },
				} ),
			],
			gateways: [ needing( 'moon', aSetting( 'key', 'API Key' ) ) ],
		} );
		await group( 'Payment providers' );
		expect( banner() ).toHaveTextContent( 'Setup required' );
		expect( banner() ).toHaveTextContent( 'Finish setup' );
	} );

	it.each< [ string, Situation ] >( [
		[ 'there is no banner', { banner: null } ],
		[ 'promotions are off', { pageData: { promotions: false } } ],
		[ 'another provider is recommended', { banner: { ...FACTS, provider: 'sun' } } ],
		[ 'this user can’t install it', { pageData: { capabilities: { manage_woocommerce: true } } } ],
		[
			'customers can pay with it',
			{
				suggestions: [ aSuggestion( 'moon', { title: 'Moon Pay', recommendation_priority: 1 } ) ],
				gateways: [ aGateway( 'moon', { enabled: true } ) ],
			},
		],
	] )( 'is not there where %s', async ( _, situation ) => {
		openWith( { gateways: [ aGateway( 'cod' ) ], ...situation } );
		await screen.findByRole( 'group', { name: 'Payment methods' } );
		expect( screen.queryByRole( 'region', { name: /^Banner/ } ) ).not.toBeInTheDocument();
		expect( loader() ).not.toBeInTheDocument();
	} );

	it( 'is kept by a loader while the banner loads, not for ever [A2-061]', async () => {
		jest.useFakeTimers();
		openWith( { isFilled: false } );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		expect( loader() ).toBeVisible();
		await act( () => jest.advanceTimersByTimeAsync( 10_000 ) );
		expect( screen.getByRole( 'region', { name: 'Payment providers' } ) ).toBeVisible();
		expect( loader() ).not.toBeInTheDocument();
		jest.useRealTimers();
	} );
} );
