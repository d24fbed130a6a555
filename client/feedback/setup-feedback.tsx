import { getPageData } from '../shared/data/page-data';
import { useModule } from '../shared/data/use-module';
import { SetupCompletedFill } from '../shared/slots';

const load = () => import( /* webpackChunkName: "feedback" */ './prompt' );

/** The question, once it is loaded: Home is complete without it. */
const LazyPrompt = () => {
	const loading = useModule( load );
	return loading.status === 'ready' ? <loading.module.Prompt /> : null;
};

/**
 * Fills the foot of the completed setup list with the feedback question. Nothing is loaded before, nor without consent to tracking.
 */
export default function SetupFeedback() {
	return getPageData().isTrackingAllowed ? (
		<SetupCompletedFill>
			<LazyPrompt />
		</SetupCompletedFill>
	) : null;
}
