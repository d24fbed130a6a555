import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getPageData, userCan } from '../shared/data/page-data';
import { Link, urlTo, type ScreenProps } from '../shared/routing';
import { InlineNotice } from '../shared/ui/inline-notice';
import { Browse } from './browse';
import { Detail } from './detail';
import { Installed } from './installed';
import { PATH, privacySettingsUrl, SCREEN_TITLE_ID } from './urls';
import styles from './extensions.module.scss';

/** What the store could add, and what it has. */
export default function Extensions( { query }: ScreenProps ) {
	const { promotions } = getPageData();
	const canBrowse = promotions && userCan( 'install_plugins' );
	const title = useTitleFocus( query.extension );
	return (
		<div className={ styles.screen }>
			<h1 ref={ title } id={ SCREEN_TITLE_ID } className={ styles.title } tabIndex={ -1 }>
				{ __( 'Extensions', 'storewright' ) }
			</h1>
			{ canBrowse ? (
				<>
					<Tabs current={ query.tab === 'installed' ? 'installed' : undefined } />
					<View query={ query } />
				</>
			) : (
				<>
					<InlineNotice status="info">
						{ promotions ? (
							__(
								'Only what is installed is listed: you can’t install plugins on this site. Ask an administrator.',
								'storewright'
							)
						) : (
							<>
								{ __( 'Only what is installed is listed, since suggestions are off.', 'storewright' ) }{ ' ' }
								<a href={ privacySettingsUrl() }>{ __( 'Open the settings', 'storewright' ) }</a>
							</>
						) }
					</InlineNotice>
					<Installed />
				</>
			) }
		</div>
	);
}

function View( { query }: Pick< ScreenProps, 'query' > ) {
	if ( query.extension ) {
		return <Detail key={ query.extension } slug={ query.extension } />;
	}
	return query.tab === 'installed' ? <Installed /> : <Browse query={ query } />;
}

/** The page's title has the focus once the details are closed: the link that had it is gone. */
function useTitleFocus( extension: string | undefined ) {
	const title = useRef< HTMLHeadingElement >( null );
	const previous = useRef( extension );
	useEffect( () => {
		if ( previous.current && ! extension ) {
			title.current?.focus();
		}
		previous.current = extension;
	}, [ extension ] );
	return title;
}

function Tabs( { current }: { current: 'installed' | undefined } ) {
	const tabs = [
		[ undefined, __( 'Browse', 'storewright' ) ],
		[ 'installed', __( 'Installed', 'storewright' ) ],
	] as const;
	return (
		<nav className={ styles.tabs } aria-label={ __( 'Extensions', 'storewright' ) }>
			<ul>
				{ tabs.map( ( [ tab, label ] ) => (
					<li key={ label }>
						<Link href={ urlTo( PATH, { tab } ) } aria-current={ tab === current ? 'page' : undefined }>
							{ label }
						</Link>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
