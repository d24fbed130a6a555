import { OWNER } from '../shared/test-utils';
import { taskHref } from './links';

beforeEach( () => {
	window.storewright = OWNER;
} );

it( 'leads to the task’s page, named by its id in the query [A2-003]', () => {
	expect( taskHref( { id: 'shipping', actionUrl: '' } ) ).toBe( 'admin.php?page=wc-admin&task=shipping' );
} );

it( 'leads to the task’s own address when it has one [A2-003]', () => {
	const there = 'http://shop.example/wp-admin/theme-install.php?browse=block-themes';
	expect( taskHref( { id: 'appearance', actionUrl: there } ) ).toBe( there );
	expect( taskHref( { id: 'appearance', actionUrl: 'theme-install.php?browse=block-themes' } ) ).toBe( there );
} );

it.each( [ 'javascript:alert(1)', 'data:text/html,x', 'http://[broken' ] )( 'never leads to %s', ( actionUrl ) => {
	expect( taskHref( { id: 'bad', actionUrl } ) ).toBe( 'admin.php?page=wc-admin&task=bad' );
} );
