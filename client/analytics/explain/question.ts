/** Questions of which orders a figure is made. */
import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface Question {
	/** Name of the report in routes, such as 'revenue'. */
	report: string;
	/** Name of the figure there. */
	measure: string;
	/** What the figure is called. */
	label: string;
	/** What it is of, beside the period: the name of a row. */
	of?: ReactNode;
	/** What the report was asked for, by parameter. */
	asked: Readonly< Record< string, string | undefined > >;
}

/** Asks a question; null where nobody answers. */
export const AskContext = createContext< ( ( question: Question ) => void ) | null >( null );

/** How to ask which orders a figure is made of; null where nobody answers. */
export const useAsk = () => useContext( AskContext );
