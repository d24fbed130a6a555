import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { store } from '../../store';
import { useChange } from './use-change';
import styles from './launch.module.scss';

const HIDE = { path: '/wc-admin/launch-your-store/initialize-coming-soon', method: 'POST' } as const;

interface VisibilityProps {
	isComingSoon: boolean;
	/** Whether the pages of the store alone wait, or would. */
	isStoreAlone: boolean;
}

const presentText = ( { isComingSoon, isStoreAlone }: VisibilityProps ) => {
	if ( ! isComingSoon ) {
		return __(
			'Your store has not been launched yet, though visitors can see it. Launching marks it as live.',
			'storewright'
		);
	}
	return isStoreAlone
		? __(
				'Visitors see a “Coming soon” page in place of your store at present; the rest of your site is open. Launching opens your store to everybody.',
				'storewright'
			)
		: __( 'Visitors see a “Coming soon” page at present. Launching opens your store to everybody.', 'storewright' );
};

/** What visitors see until the launch, and the way to hide the store from them. */
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
	const { isBusy, failure, make } = useChange( HIDE, () => void refreshTaskLists() );
	return (
		<>
			<p className={ styles.line }>
				{ isStoreAlone
					? __(
							'You can show them a “Coming soon” page in place of your store; the rest of your site stays open. You, and whoever writes or manages here, see your store as it is.',
							'storewright'
						)
					: __(
							'You can show them a “Coming soon” page in place of your whole site. You, and whoever writes or manages here, see the site as it is.',
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
					{ failure }
				</InlineNotice>
			) }
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void make() }
				>
					{ __( 'Show “Coming soon” until then', 'storewright' ) }
				</Button>
			</Actions>
		</>
	);
};
