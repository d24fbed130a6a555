import type { BankAccount } from '../../store';
import { EMPTY } from './account';
import { mergedWith, rowsOf } from './rows';

const account = ( iban: string, more: Partial< BankAccount > = {} ): BankAccount => ( { ...EMPTY, iban, ...more } );
const [ A, B, C ] = [ account( 'A' ), account( 'B' ), account( 'C' ) ];

/** The owner's rows: accounts that were there, in an order, some with another bank. */
const rows = ( order: readonly number[], banks: Readonly< Record< number, string > > = {} ) => {
	const stored = rowsOf( [ A, B ] as BankAccount[] );
	return order.flatMap( ( at ) => {
		const row = stored[ at ];
		const bank = banks[ at ];
		return row ? [ bank === undefined ? row : { ...row, account: { ...row.account, bank_name: bank } } ] : [];
	} );
};

describe( 'Bank accounts that two owners change', () => {
	it.each( [
		[
			'what the other one wrote stays',
			rows( [ 0, 1 ], { 0: 'Mine' } ),
			[ A, account( 'B2' ) ],
			[ 'A Mine', 'B2 ' ],
		],
		[
			'the other one’s order stays, and no account is lost',
			rows( [ 0, 1 ], { 0: 'Mine' } ),
			[ B, A ],
			[ 'B ', 'A Mine' ],
		],
		[ 'the owner’s order prevails, and no account is lost', rows( [ 1, 0 ] ), [ B, C, A ], [ 'B ', 'A ', 'C ' ] ],
		[ 'what the other one added stays', rows( [ 0, 1 ], { 1: 'Mine' } ), [ A, B, C ], [ 'A ', 'B Mine', 'C ' ] ],
		[
			'what both changed is the owner’s',
			rows( [ 0, 1 ], { 0: 'Mine' } ),
			[ account( 'A', { bank_name: 'Theirs' } ), B ],
			[ 'A Mine', 'B ' ],
		],
		[
			'what the other one took away and the owner changed is there',
			rows( [ 0, 1 ], { 0: 'Mine' } ),
			[ B ],
			[ 'B ', 'A Mine' ],
		],
		[ 'what the other one took away stays away', rows( [ 1, 0 ], { 1: 'Mine' } ), [ B ], [ 'B Mine' ] ],
	] )( '%s', ( _, mine, theirs, expected ) => {
		expect(
			mergedWith( mine, theirs as BankAccount[] ).map( ( { iban, bank_name: bank } ) => `${ iban } ${ bank }` )
		).toEqual( expected );
	} );
} );
