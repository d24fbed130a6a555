import { BaseControl, Button, TextareaControl } from '@wordpress/components';
import { memo, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

import { loadTextEditor, type VisualEditor } from '../shared/text-editor';
import { InlineNotice } from '../shared/ui/inline-notice';
import styles from './product-editor.module.scss';

/** After how many milliseconds without a key what was typed is read. */
const PAUSE = 200;

/** Those that have something typed that is not read yet. */
const pending = new Set< () => void >();

/** Reads what was just typed into the text editors: before a save. */
export const flushTexts = () => pending.forEach( ( read ) => read() );

/** Whether a text consists of blocks, whose comments only WordPress's block editor keeps in order. */
export const hasBlocks = ( html: string ) => html.includes( '<!-- wp:' );

interface RichTextProps {
	id: string;
	label: string;
	/** HTML as WordPress stores it. */
	value: string;
	onChange: ( value: string ) => void;
	onSave: () => void;
	/** How many lines it begins with. */
	rows: number;
	/** Address of WordPress's own editor, for texts of blocks. */
	wordPressUrl?: string;
}

/**
 * A text in WordPress's own editor; one that consists of blocks is left to the block editor, or changed as HTML. Rendered anew only where
 * something of it has changed.
 */
export const RichText = memo( ( props: RichTextProps ) =>
	hasBlocks( props.value ) ? <BlockText { ...props } /> : <VisualText { ...props } />
);

const BlockText = ( { id, label, value, onChange, rows, wordPressUrl }: RichTextProps ) => {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<BaseControl __nextHasNoMarginBottom id={ id } className={ styles.text ?? '' }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<div className={ styles.blocks }>
				<p>
					{ __(
						'This text consists of blocks. Edit them in WordPress’s editor, or their HTML here.',
						'storewright'
					) }
				</p>
				<div className={ styles.buttons }>
					{ wordPressUrl !== undefined && (
						<Button __next40pxDefaultSize variant="secondary" href={ wordPressUrl }>
							{ __( 'Edit blocks', 'storewright' ) }
						</Button>
					) }
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						aria-expanded={ isOpen }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ __( 'Edit HTML', 'storewright' ) }
					</Button>
				</div>
				{ isOpen && (
					<TextareaControl
						__nextHasNoMarginBottom
						className={ styles.code ?? '' }
						label={ __( 'HTML', 'storewright' ) }
						value={ value }
						onChange={ onChange }
						rows={ rows }
					/>
				) }
			</div>
		</BaseControl>
	);
};

const TOOLBAR = 'formatselect,bold,italic,bullist,numlist,blockquote,alignleft,aligncenter,alignright,link,undo,redo';

interface VisualWindow {
	tinymce?: { get: ( id: string ) => VisualEditor | null };
}

const visual = ( id: string ) => ( window as VisualWindow ).tinymce?.get( id ) ?? null;

const VisualText = ( { id, label, value, onChange, onSave, rows }: RichTextProps ) => {
	const [ failed, setFailed ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ isStarting, setStarting ] = useState( true );
	const area = useRef< HTMLTextAreaElement >( null );
	const latest = useRef( { onChange, onSave } );
	latest.current = { onChange, onSave };
	// What the editor holds, as far as it was read.
	const held = useRef( value );

	useEffect( () => {
		let isGone = false;
		let timer = 0;
		let end = () => {};
		const start = async () => {
			const editor = await loadTextEditor();
			if ( isGone || ! area.current ) {
				return;
			}
			const read = () => {
				window.clearTimeout( timer );
				pending.delete( read );
				const now = editor.getContent( id );
				if ( now !== held.current ) {
					held.current = now;
					latest.current.onChange( now );
				}
			};
			const later = () => {
				window.clearTimeout( timer );
				pending.add( read );
				timer = window.setTimeout( read, PAUSE );
			};
			const setup = ( tiny: VisualEditor ) => {
				tiny.on( 'input keyup change undo redo', later );
				tiny.on( 'blur', read );
				tiny.on( 'init', () => {
					// WordPress tidies what it is given: that is no change of the owner's.
					held.current = editor.getContent( id );
					tiny.getBody().setAttribute( 'aria-label', label );
				} );
				// The last that TinyMCE waits for is its style sheet.
				tiny.on( 'SkinLoaded', () => setStarting( false ) );
				tiny.addShortcut( 'meta+s', '', () => latest.current.onSave() );
			};
			area.current.addEventListener( 'input', later );
			editor.initialize( id, {
				tinymce: {
					toolbar1: TOOLBAR,
					toolbar2: '',
					setup,
					height: rows * 24,
					wp_autoresize_on: true,
					resize: true,
					// Empty lines are paragraphs, as in WordPress's classic editor.
					wpautop: true,
					indent: false,
				},
				quicktags: true,
				mediaButtons: false,
			} );
			// Who has turned the visual editor off in the profile has the HTML alone.
			if ( ( window as VisualWindow ).tinymce === undefined ) {
				setStarting( false );
			}
			end = () => {
				read();
				editor.remove( id );
			};
		};
		start().catch( () => {
			setFailed( true );
			setStarting( false );
		} );
		return () => {
			isGone = true;
			end();
		};
	}, [ id, label, rows, attempt ] );

	// What was changed otherwise, such as restored, is shown.
	useEffect( () => {
		if ( value === held.current || pending.size > 0 ) {
			return;
		}
		held.current = value;
		const tiny = visual( id );
		if ( area.current ) {
			area.current.value = value;
		}
		if ( tiny && ! tiny.isHidden() ) {
			void loadTextEditor().then( ( editor ) => tiny.setContent( editor.autop( value ) ) );
		}
	}, [ id, value ] );

	return (
		<div
			className={ clsx( styles.text, isStarting && styles.starting ) }
			style={ { '--storewright-rows': rows } as CSSProperties }
		>
			<label className={ styles.label } htmlFor={ id }>
				{ label }
			</label>
			<textarea
				ref={ area }
				id={ id }
				className={ styles.area }
				rows={ rows }
				defaultValue={ value }
				onChange={ failed ? ( { target } ) => onChange( target.value ) : undefined }
			/>
			{ failed && (
				<InlineNotice
					status="warning"
					actions={ [
						{
							label: __( 'Try again', 'storewright' ),
							onClick: () => {
								setFailed( false );
								setAttempt( ( count ) => count + 1 );
							},
						},
					] }
				>
					{ __( 'The text editor could not be loaded. You can still type HTML.', 'storewright' ) }
				</InlineNotice>
			) }
		</div>
	);
};
