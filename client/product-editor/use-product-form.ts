import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { isRecord } from '../shared/is-record';
import { RequestError } from '../shared/data/request';
import { plainText } from '../shared/format/plain-text';
import { useSaveForm } from '../shared/ui/save-form/use-save-form';
import { changedFields } from './changes';
import { checkProduct } from './check';
import { failureOf, saveProduct, saveVariations, theirsOf } from './save';
import { editorStore } from './store';
import type { Conflict, Product, Set, Stored, Values, Variation, VariationEdit } from './types';

type State = { values: Values; stored: Stored };

const pick = ( product: Product, fields: readonly string[] ): Product =>
	Object.fromEntries( Object.entries( product ).filter( ( [ field ] ) => fields.includes( field ) ) ) as Product;

/** What a draft keeps: what was changed, and what it was before. */
function keep( { values, stored }: State ): State {
	const fields = changedFields( values.product, stored.product );
	return {
		values: { product: pick( values.product, fields ), variations: values.variations },
		stored: { product: pick( stored.product, fields ) },
	};
}

const restore = ( kept: State, current: State ): State => ( {
	values: {
		product: { ...current.values.product, ...kept.values.product },
		variations: { ...current.values.variations, ...kept.values.variations },
	},
	stored: { product: { ...current.stored.product, ...kept.stored.product } },
} );

/** What somebody else changed meanwhile; null where saving failed for another reason. */
export const conflictOf = ( error: unknown ): Conflict | null =>
	error instanceof RequestError &&
	error.status === 409 &&
	isRecord( error.data ) &&
	isRecord( error.data.conflicts ) &&
	Object.keys( error.data.conflicts ).length > 0
		? error.data.conflicts
		: null;

/** A field that is told of by the request's name of it, such as 'images[0]'. */
const fieldOf = ( param: string ) => param.split( /[[.]/ )[ 0 ] ?? param;

/** The server's reasons by field. */
export const errorsOf = ( params: Readonly< Record< string, string > > ): Record< string, string > =>
	Object.fromEntries( Object.entries( params ).map( ( [ param, reason ] ) => [ fieldOf( param ), reason ] ) );

/** What was typed while the rest was being saved stays; the rest is as the server answered. */
const afterProduct = ( latest: Product, sent: Product, saved: Product ): Product => ( {
	...saved,
	...pick( latest, changedFields( latest, sent ) ),
	// Whatever it was when it was sent.
	id: saved.id,
} );

interface Options {
	product: Product;
	/** Called once everything is saved. */
	onSaved: ( product: Product ) => void;
}

/** The form of a product and the changes of its variations. */
export function useProductForm( { product, onSaved }: Options ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const { receiveResult } = useDispatch( editorStore ) as unknown as {
		receiveResult: ( selector: string, query: object, data: unknown ) => void;
	};
	const known = useSelect(
		( select ) =>
			( select( editorStore ) as unknown as { getVariations: ( query: object ) => Variation[] | undefined } )
				.getVariations,
		[]
	);
	const receive = ( id: number, news: ReadonlyArray< Partial< Variation > & { id: number } > ) => {
		const list = id > 0 ? known( { product: id } ) : undefined;
		if ( list ) {
			const byId = new Map( news.map( ( item ) => [ item.id, item ] ) );
			receiveResult(
				'getVariations',
				{ product: id },
				list.map( ( variation ) => ( { ...variation, ...byId.get( variation.id ) } ) )
			);
		}
	};

	const form = useSaveForm< Values, Stored, Conflict, Product >( {
		initial: { values: { product, variations: {} }, stored: { product } },
		draft: { id: `product ${ product.id }`, keep, restore },
		staysOpen: true,
		isDirty: ( values, stored ) =>
			Object.keys( values.variations ).length > 0 || changedFields( values.product, stored.product ).length > 0,
		check: ( { values } ) => ( { values, errors: checkProduct( values.product ) } ),
		save: async ( { values, stored }, note ) => {
			const saved = await saveProduct( values.product, stored.product );
			note( ( latest ) => ( {
				values: { ...latest.values, product: afterProduct( latest.values.product, values.product, saved ) },
				stored: { product: saved },
			} ) );
			if ( Object.keys( values.variations ).length === 0 ) {
				return saved;
			}
			const { saved: written, failed } = await saveVariations( saved.id, values.variations );
			receive( saved.id, written );
			const theirs = Object.entries( failed ).flatMap( ( [ id, error ] ) => {
				const changes = theirsOf( error );
				return changes ? [ { ...changes, id: Number( id ) } ] : [];
			} );
			receive( saved.id, theirs );
			note( ( latest ) => ( {
				...latest,
				values: { ...latest.values, variations: left( latest, values, failed, theirs ) },
			} ) );
			const failure = failureOf( failed );
			if ( failure ) {
				throw failure;
			}
			return saved;
		},
		afterSave: ( latest ) => latest,
		errorsOf,
		conflictOf,
		resolve: ( theirs, { values, stored }, whose ) => ( {
			values: whose === 'theirs' ? { ...values, product: { ...values.product, ...theirs } } : values,
			stored: { product: { ...stored.product, ...theirs } },
		} ),
		onSaved: ( { product: now }, saved ) => {
			const text =
				saved.status === 'publish'
					? /* translators: %s: name of a product. */
						__( '“%s” is saved and published.', 'storewright' )
					: /* translators: %s: name of a product. */
						__( '“%s” is saved.', 'storewright' );
			void createSuccessNotice( sprintf( text, plainText( now.name ) ), {
				type: 'snackbar',
				id: 'product-saved',
				...( saved.status === 'publish' && {
					actions: [ { label: __( 'View product', 'storewright' ), url: saved.permalink } ],
				} ),
			} );
			onSaved( saved );
		},
	} );

	const latest = useRef( form );
	latest.current = form;
	const set: Set = useCallback(
		( field, value ) =>
			latest.current.update(
				( values ) => ( { ...values, product: { ...values.product, [ field ]: value } } ),
				[ field ]
			),
		[]
	);
	const setVariations = useCallback(
		( change: ( edits: Values[ 'variations' ] ) => Values[ 'variations' ] ) =>
			latest.current.update( ( values ) => ( { ...values, variations: change( values.variations ) } ) ),
		[]
	);
	return { form, set, setVariations };
}

/** The changes of variations that are still to be saved: those that were refused or typed meanwhile. */
function left(
	latest: State,
	sent: Values,
	failed: Readonly< Record< string, RequestError > >,
	theirs: ReadonlyArray< Partial< Variation > & { id: number } >
): Values[ 'variations' ] {
	const entries = Object.entries( latest.values.variations ).filter(
		( [ id, edit ] ) => id in failed || edit !== sent.variations[ id ]
	);
	return Object.fromEntries(
		entries.map( ( [ id, edit ] ): [ string, VariationEdit ] => {
			const { id: _, ...now } = theirs.find( ( item ) => String( item.id ) === id ) ?? { id: 0 };
			const before = sent.variations[ id ];
			const from = id in failed || before === undefined ? edit.from : { ...edit.from, ...before.to };
			return [ id, { ...edit, from: { ...from, ...now } } ];
		} )
	);
}
