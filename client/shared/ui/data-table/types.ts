import type { ReactNode } from 'react';

export interface Column< Row > {
	id: string;
	label: string;
	/** Numbers stand at the end, one below the other. */
	isNumeric?: boolean;
	/** Whether it stays on one line, such as a date. */
	isOneLine?: boolean;
	/** Whether it holds a list or a sentence, which needs some width to be read. */
	isLong?: boolean;
	/** Name that the server sorts by; none where it can't. */
	orderBy?: string;
	/** Whether it is always shown: the first one is. */
	isFixed?: boolean;
	render: ( row: Row ) => ReactNode;
}

export interface Sort {
	orderBy: string;
	order: 'asc' | 'desc';
}

/** What is summed up above the rows. */
export interface Total {
	/** Id of the column below which it stands. */
	column: string;
	text: ReactNode;
}

/** Rows that can be chosen, by a checkbox each. */
export interface Selection< Row > {
	isSelected: ( row: Row ) => boolean;
	/** Whether no more can be chosen, or this one can't. */
	isDisabled: ( row: Row ) => boolean;
	onSelect: ( row: Row, isSelected: boolean ) => void;
	/** Name of a row's checkbox. */
	labelOf: ( row: Row ) => string;
}
