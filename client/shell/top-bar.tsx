import { useModule } from '../shared/data/use-module';
import type { ScreenProps, TopBar } from '../shared/routing';
import { ErrorBoundary } from './page';

/** A bar above the page, once it is loaded. One that cannot be loaded is left out: the page works without it. */
export function TopBarOutlet( { bar, props }: { bar: TopBar; props: ScreenProps } ) {
	const loading = useModule( bar.load );
	return loading.status === 'ready' ? (
		<ErrorBoundary fallback={ null }>
			<loading.module.default { ...props } />
		</ErrorBoundary>
	) : null;
}
