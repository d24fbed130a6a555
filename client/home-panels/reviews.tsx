import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';

import { recordEvent } from '../shared/data/events';
import { getPageData } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { relativeTime } from '../shared/format/relative-time';
import { RowActions } from './row-actions';
import { panelsStore, type Review } from './store';
import { useUndoable } from '../shared/data/use-undoable';
import { titleOf } from './titles';
import { rowTitleId, WorkCard } from './work-card';
import styles from './work-card.module.scss';

const NAME = 'reviews';

interface ReviewsProps {
	part: { count: number; items: readonly Review[] };
	isOpened: boolean;
}

/** Renders the reviews that nobody has approved yet. */
export default function Reviews( { part, isOpened }: ReviewsProps ) {
	const { isCompanion, adminUrl } = getPageData();
	return (
		<WorkCard
			name={ NAME }
			title={ titleOf( NAME ) }
			href={
				isCompanion
					? `${ adminUrl }edit.php?post_type=product&page=product-reviews&comment_status=moderated`
					: `${ adminUrl }edit-comments.php?comment_status=moderated`
			}
			count={ part.count }
			items={ part.items }
			empty={ __( 'No reviews waiting.', 'storewright' ) }
			isOpened={ isOpened }
		>
			{ ( review ) => <ReviewRow review={ review } /> }
		</WorkCard>
	);
}

type Verdict = 'approved' | 'spam' | 'trash';

/** What the snackbar says afterwards. */
const doneTexts = (): Record< Verdict, string > => ( {
	approved: __( 'The review is approved.', 'storewright' ),
	spam: __( 'The review is marked as spam.', 'storewright' ),
	trash: __( 'The review is in the trash.', 'storewright' ),
} );

const ReviewRow = ( { review }: { review: Review } ) => {
	const { moderateReview, restoreReview } = useDispatch( panelsStore );
	const sayDone = useUndoable();
	const saving = useAsyncAction( async ( _signal, status: Verdict ) => {
		await moderateReview( review, status );
		recordEvent( 'home_review_status', { status } );
		sayDone( doneTexts()[ status ], () => restoreReview( review, status ) );
	} );
	const choices = [
		{
			status: 'trash' as const,
			label: __( 'Trash', 'storewright' ),
			/* translators: %s: name of a reviewer. */
			name: sprintf( __( 'Move the review by %s to the trash', 'storewright' ), review.reviewer ),
		},
		{
			status: 'spam' as const,
			label: __( 'Spam', 'storewright' ),
			/* translators: %s: name of a reviewer. */
			name: sprintf( __( 'Mark the review by %s as spam', 'storewright' ), review.reviewer ),
		},
		{
			status: 'approved' as const,
			label: __( 'Approve', 'storewright' ),
			/* translators: %s: name of a reviewer. */
			name: sprintf( __( 'Approve the review by %s', 'storewright' ), review.reviewer ),
		},
	];
	return (
		<>
			<div className={ styles.body }>
				<span className={ styles.name } id={ rowTitleId( NAME, review.id ) }>
					{ sprintf(
						/* translators: 1: name of a reviewer, 2: name of a product. */
						__( '%1$s on “%2$s”', 'storewright' ),
						review.reviewer,
						review.product_name
					) }
				</span>
				<span className={ styles.details }>
					{ review.rating > 0 && (
						<>
							{ sprintf(
								/* translators: %d: number of stars, 1 to 5. */
								_n( '%d star', '%d stars', review.rating, 'storewright' ),
								review.rating
							) }
							{ ' · ' }
						</>
					) }
					<time dateTime={ `${ review.date_created_gmt }Z` }>
						{ relativeTime( Date.parse( `${ review.date_created_gmt }Z` ) ) }
					</time>
				</span>
				<p className={ styles.text }>{ review.review }</p>
			</div>
			<RowActions usual="approved" choices={ choices } saving={ saving } />
		</>
	);
};
