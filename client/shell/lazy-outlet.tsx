import { useModule } from '../shared/data/use-module';
import type { LazyPart, ScreenProps } from '../shared/routing';
import { ErrorBoundary } from './page';

interface LazyOutletProps {
	part: LazyPart;
	props: ScreenProps;
}

function Loaded( { part, props }: LazyOutletProps ) {
	const loading = useModule( part.load );
	return loading.status === 'ready' ? <loading.module.default { ...props } /> : null;
}

/** Renders a part of the page once it is loaded. One that breaks or can't be loaded is left out: the page works without it. */
export function LazyOutlet( outlet: LazyOutletProps ) {
	return (
		<ErrorBoundary fallback={ null }>
			<Loaded { ...outlet } />
		</ErrorBoundary>
	);
}
