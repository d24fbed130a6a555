import { screenData } from './screen-data';

/** After how many milliseconds without typing it is searched. */
const PAUSE = 250;

const SHOWN = 8;

interface Address {
	[ field: string ]: string;
}

interface Found {
	id: number;
	name?: string;
	sku?: string;
	email?: string;
	first_name?: string;
	last_name?: string;
	billing?: Address;
	shipping?: Address;
}

async function search( kind: string, text: string, signal: AbortSignal ): Promise< Found[] > {
	const { root, nonce } = screenData();
	const route = kind === 'products' ? 'products' : 'customers';
	const query = new URLSearchParams( {
		per_page: String( SHOWN ),
		_fields: 'id,name,sku,email,first_name,last_name,billing,shipping',
	} );
	query.set( kind === 'products' ? 'search_name_or_sku' : 'search', text );
	const url = `${ root }wc/v3/${ route }`;
	const answer = await fetch( `${ url }${ url.includes( '?' ) ? '&' : '?' }${ query }`, {
		headers: { 'X-WP-Nonce': nonce },
		credentials: 'same-origin',
		signal,
	} );
	return answer.ok ? ( ( await answer.json() ) as Found[] ) : [];
}

const textOf = ( found: Found ): string =>
	found.name === undefined
		? `#${ found.id } ${ found.first_name ?? '' } ${ found.last_name ?? '' } ${ found.email ?? '' }`
				.replace( /\s+/g, ' ' )
				.trim()
		: `#${ found.id } ${ found.name }${ found.sku ? ` (${ found.sku })` : '' }`;

/** Fills the addresses of a new order with those of the chosen customer, where nothing is typed yet. */
function fillAddresses( form: HTMLFormElement, found: Found ): void {
	for ( const kind of [ 'billing', 'shipping' ] as const ) {
		for ( const [ field, value ] of Object.entries( found[ kind ] ?? {} ) ) {
			const input = form.elements.namedItem( `${ kind }[${ field }]` );
			if ( ( input instanceof HTMLInputElement || input instanceof HTMLSelectElement ) && input.value === '' ) {
				input.value = value;
			}
		}
	}
}

let lists = 0;

/** Offers products or customers while one types; what is chosen begins with its id, which the server reads. */
export function attachSuggestions( input: HTMLInputElement ): void {
	const kind = input.dataset.suggest ?? '';
	const list = document.createElement( 'datalist' );
	list.id = `storewright-suggestions-${ ( lists += 1 ) }`;
	input.after( list );
	input.setAttribute( 'list', list.id );
	let timer = 0;
	let running: AbortController | undefined;
	let found: Found[] = [];
	const look = async () => {
		running?.abort();
		running = new AbortController();
		try {
			found = await search( kind, input.value.trim(), running.signal );
			list.replaceChildren(
				...found.map( ( item ) =>
					Object.assign( document.createElement( 'option' ), { value: textOf( item ) } )
				)
			);
		} catch {
			// Typing went on, or there is no network: the field works without suggestions.
			list.replaceChildren();
		}
	};
	input.addEventListener( 'input', () => {
		window.clearTimeout( timer );
		const chosen = found.find( ( item ) => textOf( item ) === input.value );
		if ( chosen !== undefined ) {
			if (
				kind === 'customers' &&
				input.form !== null &&
				document.querySelector( '[data-order="0"]' ) !== null
			) {
				fillAddresses( input.form, chosen );
			}
			return;
		}
		if ( input.value.trim().length >= 2 ) {
			timer = window.setTimeout( () => void look(), PAUSE );
		}
	} );
}
