import type { ProductImport } from '../../../../generated/rest';
import type { Target } from './columns';
import type { Sheet } from './read-file';

/** What came of a row, as the server tells. */
export type RowAnswer = ProductImport[ 'rows' ][ number ];

export type Outcome = RowAnswer[ 'outcome' ];

/** What is to become of products that are there. */
export type Existing = 'skip' | 'update';

/** What is to be imported, and how. */
export interface Plan {
	sheet: Sheet;
	/** What the columns are. */
	targets: readonly Target[];
	existing: Existing;
}

/** Something that is said about a row. */
export interface Remark {
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

/** What has come of the rows so far. */
export interface Report {
	tally: Readonly< Record< Outcome, number > >;
	/** Rows that can't be imported, and why. */
	failures: readonly Remark[];
	/** What was left out of rows that can. */
	notes: readonly Remark[];
	changes: readonly Change[];
	/** How many products are there, but do not have their links to other products yet. */
	unlinked: number;
	/** Rows that are done, and all. */
	done: number;
	total: number;
}
