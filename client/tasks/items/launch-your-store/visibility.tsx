import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { store } from '../../store';
import { useChange } from './use-change';
import styles from './launch.module.scss';

const HIDE = { path: '/wc-admin/launch-your-store/initialize-coming-soon', method: 'POST' } as const;

/** What visitors see until the launch, and the way to hide the site from them. */
export const Visibility = ( { isComingSoon }: { isComingSoon: boolean } ) => (
	<div className={ styles.part }>
		<p className={ styles.lead } role="status">
			{ isComingSoon
				? __(
						'Visitors see a “Coming soon” page at present. Launching opens your store to everybody.',
						'storewright'
					)
				: __(
						'Your store has not been launched yet, though visitors can see it. Launching marks it as live.',
						'storewright'
					) }
		</p>
		{ ! isComingSoon && <Hide /> }
	</div>
);

const Hide = () => {
	const { refreshTaskLists } = useDispatch( store );
	const { isBusy, failure, make } = useChange( HIDE, () => void refreshTaskLists() );
	return (
		<>
			<p className={ styles.line }>
				{ __(
					'You can show them a “Coming soon” page in place of your whole site. You, and whoever writes or manages here, see the site as it is.',
					'storewright'
				) }
			</p>
			{ failure !== null && (
				<InlineNotice status="error" title={ __( 'Visitors can still see your site', 'storewright' ) }>
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
