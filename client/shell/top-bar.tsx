import { useModule } from '../shared/data/use-module';
import type { ScreenProps, TopBar } from '../shared/routing';
import { ErrorBoundary } from './page';

interface TopBarOutletProps {
	bar: TopBar;
	props: ScreenProps;
}

function LoadedBar( { bar, props }: TopBarOutletProps ) {
	const loading = useModule( bar.load );
	return loading.status === 'ready' ? <loading.module.default { ...props } /> : null;
}

/** A bar above the page, once it is loaded. One that cannot be loaded is left out: the page works without it. */
export function TopBarOutlet( outlet: TopBarOutletProps ) {
	return (
		<ErrorBoundary fallback={ null }>
			<LoadedBar { ...outlet } />
		</ErrorBoundary>
	);
}
