import { SlotFillProvider } from '@wordpress/components';
import { usePath, useQuery } from '../shared/routing';
import { Frame } from './frame';
import { ErrorBoundary } from './page';
import { getPage, useRoutes } from './routes';

function CurrentPage() {
	const routes = useRoutes();
	const path = usePath();
	return <Frame page={ getPage( routes, path, useQuery() ) } />;
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
