import type { Product as AnsweredProduct, ProductVariation as Variation } from '../generated/rest';

export type { Variation };

/** A product as the editor holds it: `wc/v3/products` in the context of editing. A new one has the id 0. */
export type Product = AnsweredProduct;

/** A change of one variation in the table: what it is to be, and what it was. */
export interface VariationEdit {
	to: Partial< Variation >;
	from: Partial< Variation >;
}

/** What is typed into the editor. */
export interface Values {
	product: Product;
	/** By id of the variation. */
	variations: Readonly< Record< string, VariationEdit > >;
}

/** What the server has. */
export interface Stored {
	product: Product;
}

/** Fields of the product that somebody else changed meanwhile, as they are by now. */
export type Conflict = Readonly< Record< string, unknown > >;

export type Set = < Field extends keyof Product >( field: Field, value: Product[ Field ] ) => void;

/** What each section gets. */
export interface SectionProps {
	values: Product;
	/** The server's reasons by field. */
	errors: Readonly< Partial< Record< string, string > > >;
	set: Set;
}
