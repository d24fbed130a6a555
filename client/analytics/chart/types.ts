import type { ReactNode } from 'react';

import type { Format } from '../figures';
import type { ChartPoint } from './scales';

/** 'stacked' is for items that are compared: their bars stand on top of each other. */
export type ChartType = 'line' | 'bar' | 'stacked';

/** A line of a comparison. */
export interface ChartLine {
	id: string;
	name: string;
	/** At each step: decimal texts, null where there is nothing yet. */
	values: ReadonlyArray< string | null >;
}

export interface ChartProps {
	title: string;
	/** Level of its heading: 'h2' where nothing is said. */
	level?: 'h2' | 'h3';
	format: Format;
	type: ChartType;
	points: readonly ChartPoint[];
	/** Items that are compared: then there is a line of each, in place of those of the two periods. */
	lines?: readonly ChartLine[];
	/** Names of the two periods, such as “Nov 1 – 23, 2026”. */
	name: string;
	beforeName: string;
	/** Whether nothing was sold in either period: the axes are there all the same. */
	isEmpty: boolean;
	/** Fields beside the title, such as for the step. */
	children?: ReactNode;
}
