import type { ReactNode } from 'react';
import { useModule } from '../shared/data/use-module';
import { ErrorBoundary as Boundary } from '../shared/ui/error-boundary';
import { CrashScreen } from './crash-screen';
import { LoadFailure } from './load-failure';
import { ScreenSkeleton } from './screen-skeleton';
import type { Page } from './routes';

interface ErrorBoundaryProps {
	children: ReactNode;
	/** Content in place of the crash screen. */
	fallback?: ReactNode;
}

/** Reports what fails in its children, and shows the crash screen in their place. */
export const ErrorBoundary = ( { children, fallback }: ErrorBoundaryProps ) => (
	<Boundary fallback={ ( error ) => ( fallback === undefined ? <CrashScreen error={ error } /> : fallback ) }>
		{ children }
	</Boundary>
);

function Screen( { route, props }: Page ) {
	const screen = useModule( route.load );
	const Fallback = route.fallback ?? ScreenSkeleton;
	switch ( screen.status ) {
		case 'loading':
			return <Fallback />;
		case 'failed':
			return <LoadFailure onRetry={ screen.retry } />;
		case 'ready':
			return <screen.module.default { ...props } />;
	}
}

/** The screen of a page; what breaks in it leaves the rest of the page alone. */
export function PageScreen( page: Page ) {
	const { path, query } = page.props;
	return (
		<ErrorBoundary key={ `${ path } ${ query.task ?? '' }` }>
			<Screen { ...page } />
		</ErrorBoundary>
	);
}
