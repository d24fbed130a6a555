import { SearchControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { recordEvent } from '../shared/data/events';
import { useQuery } from '../shared/routing';
import { Card } from '../shared/ui/card';
import { helpPage, helpTopics, type HelpTopic } from './help-topics';
import styles from './help-panel.module.scss';

const matches = ( { title, text }: HelpTopic, search: string ): boolean => {
	const words = `${ title } ${ text }`.toLocaleLowerCase();
	return search
		.toLocaleLowerCase()
		.split( /\s+/ )
		.every( ( word ) => words.includes( word ) );
};

/** Links to documentation: first those for the page that one is on. Nothing is fetched until one is opened. */
export default function HelpPanel() {
	const [ search, setSearch ] = useState( '' );
	const page = helpPage( useQuery() );
	const topics = useMemo( helpTopics, [] );
	const found = topics.filter( ( topic ) => matches( topic, search.trim() ) );
	const here = found.filter( ( { pages } ) => pages.includes( page ) );
	const others = found.filter( ( { pages } ) => ! pages.includes( page ) );
	return (
		<>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search help', 'storewright' ) }
				placeholder={ __( 'Search help', 'storewright' ) }
				value={ search }
				onChange={ setSearch }
			/>
			<p className={ found.length > 0 ? 'screen-reader-text' : styles.none } role="status">
				{ search.trim() !== '' &&
					( found.length > 0
						? sprintf(
								/* translators: %d: number of help topics. */
								_n( '%d topic found', '%d topics found', found.length, 'storewright' ),
								found.length
							)
						: __( 'No help topic matches. Try another word.', 'storewright' ) ) }
			</p>
			<Topics title={ __( 'For this page', 'storewright' ) } topics={ here } />
			<Topics
				title={ here.length > 0 ? __( 'More help', 'storewright' ) : __( 'Help topics', 'storewright' ) }
				topics={ others }
			/>
		</>
	);
}

interface TopicsProps {
	title: string;
	topics: readonly HelpTopic[];
}

const Topics = ( { title, topics }: TopicsProps ) =>
	topics.length > 0 ? (
		<section className={ styles.topics } aria-label={ title }>
			<h3 className={ styles.title }>{ title }</h3>
			<Card as="div">
				<ul className={ styles.list }>
					{ topics.map( ( topic ) => (
						<li key={ topic.href } className={ styles.topic }>
							<a
								className={ styles.link }
								href={ topic.href }
								target="_blank"
								rel="noreferrer"
								onClick={ () => recordEvent( 'help_panel_click', { link: topic.href } ) }
							>
								{ topic.title }
								<span className="screen-reader-text">
									{ ' ' }
									{ __( '(opens in a new tab)', 'storewright' ) }
								</span>
							</a>
							<span className={ styles.text }>{ topic.text }</span>
						</li>
					) ) }
				</ul>
			</Card>
		</section>
	) : null;
