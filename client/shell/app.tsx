import { SlotFillProvider } from '@wordpress/components';
import { usePageData } from '../shared/data/page-data';
import { usePath, useQuery } from '../shared/routing';
import { Frame } from './frame';
import { ErrorBoundary } from './page';
import { getPage, useRoutes } from './routes';

function CurrentPage() {
	// Whatever shows the currency follows a change of it.
	usePageData();
	const routes = useRoutes();
	const path = usePath();
	return <Frame page={ getPage( routes, path, useQuery() ) } routes={ routes } />;
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
