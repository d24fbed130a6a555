import type { ReactNode } from 'react';

import type { Format } from '../figures';
import type { ChartPoint } from './scales';

export type ChartType = 'line' | 'bar';

export interface ChartProps {
	title: string;
	/** Level of its heading: 'h2' where nothing is said. */
	level?: 'h2' | 'h3';
	format: Format;
	type: ChartType;
	points: readonly ChartPoint[];
	/** Names of the two periods, such as “Nov 1 – 23, 2026”. */
	name: string;
	beforeName: string;
	/** Whether nothing was sold in either period: the axes are there all the same. */
	isEmpty: boolean;
	/** Fields beside the title, such as for the step. */
	children?: ReactNode;
}
