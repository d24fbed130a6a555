import { SlotFillProvider } from '@wordpress/components';
import { usePath, useQuery } from '../shared/routing';
import { preloadModule } from '../shared/data/use-module';
import { Frame } from './frame';
import { ErrorBoundary } from './page';
import { getPage, useRoutes } from './routes';

function CurrentPage() {
	const routes = useRoutes();
	const path = usePath();
	const page = getPage( routes, path, useQuery() );
	preloadModule( page.route.load );
	return <Frame page={ page } />;
}

/** The app: the frame around the page that the address leads to. */
export function App() {
	return (
		<SlotFillProvider>
			<ErrorBoundary>
				<CurrentPage />
			</ErrorBoundary>
		</SlotFillProvider>
	);
}
