import { getPageData } from '../shared/data/page-data';
import { useModule } from '../shared/data/use-module';
import { SetupCompletedFill } from '../shared/ui/setup-completed';

const load = () => import( /* webpackChunkName: "feedback" */ './prompt' );

/** The question, once it is loaded: Home is complete without it. */
const Late = () => {
	const loading = useModule( load );
	return loading.status === 'ready' ? <loading.module.Prompt /> : null;
};

/**
 * Asks how setup went, once it is completed. Nothing is loaded before, nor where the owner does not allow tracking.
 */
export default function SetupFeedback() {
	return getPageData().isTrackingAllowed ? (
		<SetupCompletedFill>
			<Late />
		</SetupCompletedFill>
	) : null;
}
