/** Reviews in WordPress's own list of comments, as a shop manager moderates them. */
import { expect, test } from './fixtures';

const LIST = '/wp-admin/edit-comments.php?comment_type=review';

const REVIEWS = '/wc/v3/products/reviews';

interface Review {
	id: number;
	reviewer: string;
	status: string;
}

/** All that wc/v3 answers of a review, without what no two have in common. */
const comparable = ( review: Review | undefined ) => ( {
	...review,
	id: 0,
	_links: {},
	date_created: '',
	date_created_gmt: '',
	reviewer: '',
	reviewer_email: '',
	reviewer_avatar_urls: {},
	review: '',
	rating: 0,
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'Reviews, with scripts' : 'Reviews, without scripts', () => {
		test.use( { javaScriptEnabled, as: 'manager' } );

		test( 'are filtered, approved, answered and changed together', async ( { page, dashboard, requestUtils } ) => {
			// One in each direction of reading.
			await dashboard.setDirection( javaScriptEnabled ? 'rtl' : 'ltr' );
			const product = await requestUtils.rest< { id: number } >( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name: 'Lamp' },
			} );
			for ( const [ reviewer, rating ] of [
				[ 'Mei', 5 ],
				[ 'Jonas', 1 ],
				[ 'Ada', 1 ],
			] as const ) {
				await requestUtils.rest( {
					method: 'POST',
					path: '/wc/v3/products/reviews',
					data: {
						product_id: product.id,
						review: `${ reviewer } says so.`,
						reviewer,
						reviewer_email: `${ reviewer }@example.org`,
						rating,
						status: 'hold',
					},
				} );
			}
			const stored = async ( status: string ) =>
				( await requestUtils.rest< Review[] >( { path: `/wc/v3/products/reviews?status=${ status }` } ) )
					.map( ( { reviewer } ) => reviewer )
					.sort();
			const row = ( name: string ) => page.locator( '#the-comment-list > tr', { hasText: `${ name } says so.` } );
			const rows = page.locator( '#the-comment-list > tr' );

			await page.goto( LIST );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Reviews' );
			await expect( rows ).toHaveCount( 3 );
			// A link, which WordPress's script makes a button.
			await row( 'Mei' ).locator( '.approve a' ).press( 'Enter' );
			await expect.poll( () => stored( 'approved' ) ).toEqual( [ 'Mei' ] );
			if ( javaScriptEnabled ) {
				await row( 'Mei' ).getByRole( 'button', { name: 'Reply to this comment' } ).press( 'Enter' );
				await page.locator( '#replycontent' ).fill( 'Thank you, Mei.' );
				await page.locator( '#replybtn' ).click();
				await expect( page.getByRole( 'paragraph' ).filter( { hasText: 'Thank you, Mei.' } ) ).toBeVisible();
				expect( await stored( 'approved' ) ).toEqual( [ 'Mei' ] );
				// The reply has the columns of the list.
				await expect(
					page.getByRole( 'row', { name: 'Thank you, Mei.' } ).getByText( 'No rating' )
				).toBeAttached();
				for ( const direction of [ 'ltr', 'rtl' ] as const ) {
					await dashboard.setDirection( direction );
					await page.reload();
					await expect( rows ).toHaveCount( 3 );
					await dashboard.expectFits( '#wpbody-content', [ 1400, 400 ] );
				}
			}
			await page.getByLabel( 'Filter by rating' ).selectOption( '1' );
			await page.locator( '#post-query-submit' ).click();
			await expect( rows ).toHaveCount( 2 );
			await row( 'Jonas' ).getByRole( 'checkbox' ).check();
			await row( 'Ada' ).getByRole( 'checkbox' ).check();
			await page.locator( '#bulk-action-selector-top' ).selectOption( 'spam' );
			await page.locator( '#doaction' ).click();
			await expect( page.getByText( '2 comments marked as spam.' ) ).toBeVisible();
			expect( await stored( 'spam' ) ).toEqual( [ 'Ada', 'Jonas' ] );
			await page.getByRole( 'link', { name: 'Undo' } ).click();
			await expect( page.getByText( '2 comments restored from the spam' ) ).toBeVisible();
			expect( await stored( 'hold' ) ).toEqual( [ 'Ada', 'Jonas' ] );
			// Approved over wc/v3, a review answers as the one that was approved on the screen.
			const [ mei ] = await requestUtils.rest< Review[] >( { path: REVIEWS } );
			const held = await requestUtils.rest< Review[] >( { path: `${ REVIEWS }?status=hold` } );
			const jonas = held.find( ( { reviewer } ) => reviewer === 'Jonas' );
			const sent = await requestUtils.rest< Review >( {
				method: 'PUT',
				path: `${ REVIEWS }/${ jonas?.id }`,
				data: { status: 'approved' },
			} );
			expect( comparable( mei ) ).toEqual( comparable( sent ) );
			await dashboard.setDirection( 'ltr' );
		} );
	} );
}
