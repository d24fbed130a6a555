<?php
/**
 * Says more on the standard error than a pipe holds, and does not wait for anybody to read it. Prints null.
 *
 * @package Storewright
 */

declare(strict_types=1);

stream_set_blocking( STDERR, false );
for ( $number = 1; $number <= 3000; $number++ ) {
	fwrite( STDERR, "Notice $number: something that is said of every row of a long list.\n" );
}
echo 'null';
