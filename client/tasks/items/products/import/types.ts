import type { ProductImport } from '../../../../generated/rest';
import type { Target } from './columns';
import type { DecimalSign } from './numbers';
import type { Sheet } from './read-file';

/** Result of a row, as the server sends it. */
export type RowAnswer = ProductImport[ 'rows' ][ number ];

export type Outcome = RowAnswer[ 'outcome' ];

/** Treatment of products that exist already. */
export type Existing = 'skip' | 'update';

/** Settings of an import. */
export interface Plan {
	sheet: Sheet;
	/** Targets of the columns. */
	targets: readonly Target[];
	existing: Existing;
	/** How numbers are written where nothing in the file tells; null where nobody was asked yet. */
	decimalSign: DecimalSign | null;
}

/** Something that is said about a row. */
export interface RowMessage {
	/** As spreadsheets count: the headings are row 1. */
	row: number;
	/** Heading of the column, '' where it is about the row. */
	column: string;
	message: string;
}

/** A product that is there, and a row that changes it. */
export interface Change {
	row: number;
	name: string;
}

/** A row as it will be, or is. */
export interface RowPreview {
	row: number;
	outcome: Outcome;
	name: string;
	sku: string;
	/** A decimal string, or what the file has. */
	price: string;
	stock: string;
	categories: string;
}

/** Results of the rows so far. */
export interface Report {
	tally: Readonly< Record< Outcome, number > >;
	/** Rows that can't be imported, and why. */
	failures: readonly RowMessage[];
	/** Parts of imported rows that were left out. */
	notes: readonly RowMessage[];
	changes: readonly Change[];
	/** How many products are there, but do not have their links to other products yet. */
	unlinked: number;
	/** The first rows that can be imported, or are skipped. */
	preview: readonly RowPreview[];
	/** Seconds that the rest takes, null while nobody can tell. */
	secondsLeft: number | null;
	/** Rows that are done, and all. */
	done: number;
	total: number;
}
