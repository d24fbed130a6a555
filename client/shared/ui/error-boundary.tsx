import { Component } from '@wordpress/element';
import type { ErrorInfo, ReactNode } from 'react';

import { reportCrash } from '../crash-report';

interface ErrorBoundaryProps {
	children: ReactNode;
	/** Content in place of what failed. */
	fallback: ( error: Error ) => ReactNode;
}

/** Reports what fails in its children, and shows something else in their place. */
export class ErrorBoundary extends Component< ErrorBoundaryProps, { error: Error | null } > {
	override state: { error: Error | null } = { error: null };

	static getDerivedStateFromError( error: Error ) {
		return { error };
	}

	override componentDidCatch( error: Error, { componentStack }: ErrorInfo ) {
		reportCrash( error, componentStack ?? '' );
	}

	override render() {
		const { error } = this.state;
		const { children, fallback } = this.props;
		return error === null ? children : fallback( error );
	}
}
