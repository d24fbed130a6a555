import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { useComingSoon } from '../../../shared/data/coming-soon';
import { useAsyncAction } from '../../../shared/data/use-async-action';
import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { store } from '../../store';
import styles from './launch.module.scss';

interface VisibilityProps {
	isComingSoon: boolean;
	/** Whether the pages of the store alone wait, or would. */
	isStoreAlone: boolean;
}

const presentText = ( { isComingSoon, isStoreAlone }: VisibilityProps ) => {
	if ( ! isComingSoon ) {
		return __( 'Visitors can already see your store. Launching marks it as live.', 'storewright' );
	}
	return isStoreAlone
		? __(
				'Visitors currently see a “Coming soon” page instead of your store. The rest of your site is public. Launching makes your store public.',
				'storewright'
			)
		: __( 'Visitors currently see a “Coming soon” page. Launching makes your store public.', 'storewright' );
};

/** Renders whether visitors see the store until the launch, and the way to hide it from them. */
export const Visibility = ( props: VisibilityProps ) => (
	<div className={ styles.part }>
		<p className={ styles.lead } role="status">
			{ presentText( props ) }
		</p>
		{ ! props.isComingSoon && <Hide isStoreAlone={ props.isStoreAlone } /> }
	</div>
);

const Hide = ( { isStoreAlone }: Pick< VisibilityProps, 'isStoreAlone' > ) => {
	const { refreshTaskLists } = useDispatch( store );
	const { initialize } = useComingSoon();
	const { isBusy, failure, run } = useAsyncAction( async () => {
		await initialize();
		await refreshTaskLists();
	} );
	return (
		<>
			<p className={ styles.line }>
				{ isStoreAlone
					? __(
							'You can show a “Coming soon” page instead of your store. The rest of your site stays public. Logged-in staff still see the store.',
							'storewright'
						)
					: __(
							'You can show a “Coming soon” page instead of your whole site. Logged-in staff still see the site.',
							'storewright'
						) }
			</p>
			{ failure !== null && (
				<InlineNotice
					status="error"
					title={
						isStoreAlone
							? __( 'Visitors can still see your store', 'storewright' )
							: __( 'Visitors can still see your site', 'storewright' )
					}
				>
					{ failure.message }
				</InlineNotice>
			) }
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void run() }
				>
					{ __( 'Show “Coming soon” until launch', 'storewright' ) }
				</Button>
			</Actions>
		</>
	);
};
