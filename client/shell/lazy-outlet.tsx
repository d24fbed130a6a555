import { useModule } from '../shared/data/use-module';
import type { LazyPart, ScreenProps } from '../shared/routing';
import { ErrorBoundary } from './page';

interface LazyOutletProps {
	part: LazyPart;
	props: ScreenProps;
	/** How much room is kept while it is loaded, in CSS pixels. */
	height?: number;
}

function Loaded( { part, props, height = 0 }: LazyOutletProps ) {
	const loading = useModule( part.load );
	if ( loading.status === 'ready' ) {
		return <loading.module.default { ...props } />;
	}
	return loading.status === 'loading' && height > 0 ? <div style={ { blockSize: height } } /> : null;
}

/** Renders a part of the page once it is loaded. One that breaks or can't be loaded is left out: the page works without it. */
export function LazyOutlet( outlet: LazyOutletProps ) {
	return (
		<ErrorBoundary fallback={ null }>
			<Loaded { ...outlet } />
		</ErrorBoundary>
	);
}
