import type { ComponentType } from 'react';

import type { Query } from '../../shared/routing';
import type { Column } from '../../shared/ui/data-table/types';
import type { Format, Meaning } from '../figures';
import type { Problem } from '../filters/address';
import type { AdvancedFilter, Show } from '../filters/types';
import type { Row } from '../store';

/** A figure of a report, with its chart. */
export interface Measure {
	/** Its name in the answers, such as 'net_revenue'. */
	id: string;
	label: string;
	format: Format;
	meaning: Meaning;
	/** Whether one order can count for several items of the report: what these have does not add up. */
	overlaps?: boolean;
}

/** A choice above the report that narrows it. */
export interface Filter {
	/** Parameter of the request and of the address. */
	param: string;
	label: string;
	/** Names by value; '' is where nothing is narrowed. */
	options: ReadonlyArray< { value: string; label: string } >;
}

/** Where a report's rows come from. */
export interface RowSource {
	/** Below `wc-analytics/reports/`. */
	path: string;
	/** Whether the rows are the steps of a stats answer. */
	isSteps?: boolean;
	/** What is asked for beside period, page and order. */
	query?: Readonly< Record< string, string > >;
	keyOf: ( row: Row ) => string | number;
	/** Where rows are steps, the id of a column is the name of its figure. */
	columns: ReadonlyArray< Column< Row > >;
	sort: { orderBy: string; order: 'asc' | 'desc' };
	/** Columns of which the stats tell a sum: column => its name there. */
	totals?: Readonly< Record< string, string > >;
	/** A search of the server's: the parameter, and what it searches. */
	search?: { param: string; label: string; query?: Readonly< Record< string, string > > };
	emptyText: string;
	/** Columns whose figures are made of orders, and what tells a row from others: for steps of a period, their days do. */
	explained?: {
		columns: readonly string[];
		by: readonly string[];
		/** Whether a row's figures go by the row alone, not by what the report was asked for. */
		isOfRow?: boolean;
		/** Columns that are a figure of another name, or of a part of a row: what else tells that part from others. */
		parts?: Readonly< Record< string, { measure: string; row: Readonly< Record< string, string > > } > >;
	};
}

/** How several items of a report are set side by side. */
export interface Comparison {
	/** The choice with which they are. */
	show: Show;
	/** Its option. */
	option: string;
	/** What the server splits figures by. */
	segmentBy: string;
	/** Id of a row, as the choice takes it. */
	idOf: ( row: Row ) => string;
	/** Name of a row, for its checkbox. */
	nameOf: ( row: Row ) => string;
}

/** A report is a declaration; one screen shows all of them. */
export interface Report {
	/** Its place in the address: `/analytics/{slug}`. */
	slug: string;
	title: string;
	/** Whether it is about a period. */
	hasPeriod: boolean;
	/** Figures: where they come from, and which are shown. None where there are no figures over time. */
	figures?: {
		path: string;
		measures: readonly Measure[];
		/** The figure that says how much there was: under 5 a change says nothing. */
		volume: string;
		/** Whether they are made of orders, which the report of the same name tells. */
		isExplained?: boolean;
	};
	filters: readonly Filter[];
	/** What it can be narrowed by, one filter or several. */
	advanced?: readonly AdvancedFilter[];
	/** The choice of all, one, several side by side, or what the advanced filters let through. */
	show?: Show;
	/** How several of its items are set side by side. */
	compare?: Comparison;
	/** Whether the chart has a line of each item, also where none was chosen. */
	isSplit?: boolean;
	rows: RowSource;
	/** The product whose variations are shown in place of all products, if it has any. */
	parts?: ( query: Query ) => { product: string; report: Report } | undefined;
	/** The product that the report is of. */
	product?: string;
	/** The report to show in its place, where the address names one of its values. */
	inner?: ( query: Query ) => Report | undefined;
	/** What the address names as such a value and is none: the report goes without it. */
	problems?: ( query: Query ) => readonly Problem[];
}

/** A report that an extension brings with a screen of its own. */
export interface OwnScreenReport {
	slug: string;
	title: string;
	component: ComponentType;
}

export type AnyReport = Report | OwnScreenReport;
